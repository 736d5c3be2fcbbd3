import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepForLater } from './ui/offline';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
export default mount(App, { target });

if (import.meta.env.PROD) keepForLater();
