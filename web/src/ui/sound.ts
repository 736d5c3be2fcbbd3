/** Two small sounds, made on the spot; silent unless the player wants them. */
import { settings } from '../state/settings.svelte';

let context: AudioContext | null = null;

function knock(at: number, pitch: number, loud: number, audio: AudioContext): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.5, at + 0.07);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}

export function play(kind: 'dice' | 'move'): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (kind === 'move') knock(now, 180, 0.12, context);
  else for (const [i, pitch] of [320, 410, 290, 360].entries()) knock(now + i * 0.07, pitch, 0.14, context);
}
