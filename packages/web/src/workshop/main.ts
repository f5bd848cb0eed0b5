/** The page of `/dev/`: Vite serves it to developers and builds only `index.html`. */
import '../style/index.css';
import { mount } from 'svelte';
import { applyLook } from '../store/settings.svelte.ts';
import Workshop from './Workshop.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('no place for the page');
applyLook();
mount(Workshop, { target });
