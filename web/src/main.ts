import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './state/settings.svelte';
import { learn } from './state/text.svelte';
import { layTokens } from './tokens';
import { fetchAhead } from './ui/ahead';
import { keepForLater } from './ui/offline';

layTokens(document.documentElement, settings.contrast);

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
await learn(settings.lang);
mount(App, { target });

fetchAhead();
if (import.meta.env.PROD) keepForLater();
