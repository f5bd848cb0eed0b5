import { mount } from 'svelte';
import { changeHere, current } from '../../store/settings.svelte.ts';
import { speakHere } from '../../store/words.svelte.ts';
import { wantedFrom } from './wanted.ts';

/** The board inside other sites' pages: no session, no service worker, nothing stored. */
export async function startEmbedded(target: Element): Promise<void> {
  const { id, number, language = current().language, settings } = wantedFrom(location);
  changeHere(settings);
  await speakHere(language);
  const { default: EmbedPage } = await import('./EmbedPage.svelte');
  mount(EmbedPage, { target, props: { id, number } });
}
