import './style/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './offline/register.ts';
import { applyLook, current, followDevice } from './store/settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('no place for the page');
applyLook();
followDevice();
document.documentElement.lang = current().language;
mount(App, { target });
keepOffline();
