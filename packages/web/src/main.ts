import './style/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './offline/register.ts';
import { hearComplaints } from './shell/report/complaints.ts';
import { applyLook, current, followDevice } from './store/settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('no place for the page');
hearComplaints(window);
applyLook();
followDevice();
document.documentElement.lang = current().language;
if (location.pathname.startsWith('/embed/')) {
  // Not awaited here: what it imports waits for this file.
  void import('./online/embed/start.ts').then(({ startEmbedded }) => startEmbedded(target));
} else {
  mount(App, { target });
  keepOffline();
}
