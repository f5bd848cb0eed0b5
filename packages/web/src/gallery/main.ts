/** `gallery.html`, a page for work: Vite serves it to developers and builds only `index.html`. */
import '../style/index.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.body });
