import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Gallery from './Gallery.svelte';

const primitives = Object.keys(import.meta.glob('../ui/*.svelte')).map((path) => path.slice('../ui/'.length, -'.svelte'.length));
const sources = Object.values(import.meta.glob('./*.svelte', { query: '?raw', import: 'default', eager: true })).join('\n');

test('every primitive is shown in the gallery', () => {
  /** Shown inside of another: the brand stands in the bar. */
  const inside = ['Brand'];
  expect(primitives.filter((name) => !inside.includes(name) && !new RegExp(`<${name}\\b`).test(sources))).toEqual([]);
});

test('the gallery is shown in both themes', () => {
  const { container } = render(Gallery);
  const themes = [...container.querySelectorAll<HTMLElement>('[data-theme]')].map(({ dataset }) => dataset.theme);
  expect(themes).toEqual(['light', 'dark']);
});
