import type { Language } from '../i18n/language.ts';
import { current } from '../store/settings.svelte.ts';

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly again: string;
}

/** Inlined for every language, because the translation file is what failed to load. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Durbar couldn’t start',
    text: 'Part of the page didn’t load. Your games are safe on this device.',
    again: 'Try again',
  },
  de: {
    title: 'Durbar konnte nicht starten',
    text: 'Ein Teil der Seite wurde nicht geladen. Deine Partien sind auf diesem Gerät sicher.',
    again: 'Noch einmal versuchen',
  },
  fr: {
    title: 'Durbar n’a pas pu démarrer',
    text: 'Une partie de la page n’a pas été chargée. Vos parties sont en sécurité sur cet appareil.',
    again: 'Réessayer',
  },
  nl: {
    title: 'Durbar kon niet starten',
    text: 'Een deel van de pagina is niet geladen. Je partijen staan veilig op dit apparaat.',
    again: 'Probeer het opnieuw',
  },
};

/** Fallback page when translations fail to load; only a reload follows. */
export function tellUnstarted(): Promise<never> {
  const { language } = current();
  const { title, text, again } = TEXTS[language];
  document.documentElement.lang = language;
  const page = element('main', '');
  page.className = 'unstarted';
  const button = element('button', again);
  button.className = 'btn main';
  button.dataset.again = '';
  button.onclick = () => location.reload();
  page.append(element('h1', title), element('p', text), button);
  document.getElementById('app')?.replaceChildren(page);
  return new Promise(() => {});
}

function element<K extends 'main' | 'h1' | 'p' | 'button'>(name: K, text: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
