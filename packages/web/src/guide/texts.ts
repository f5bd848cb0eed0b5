import { readTexts } from '@durbar/reference';
import { inEach, type Translations } from '../i18n/language.ts';
import { LESSONS } from './catalogue.ts';
import type { StepText, StepTexts } from './lesson.ts';

const CONTENT = '../../content/';
const files = import.meta.glob<string>('../../content/*/lessons/*/*.md', { query: '?raw', import: 'default' });

/** What the coach of a lesson says, loaded by language. */
export function lessonTexts(lesson: string): Translations<StepTexts> {
  const { game, name } = LESSONS.find(({ id }) => id === lesson) ?? {};
  return inEach((language) => async () => {
    const path = `${game}/lessons/${name}/${language}.md`;
    return readSteps(path, (await files[`${CONTENT}${path}`]?.()) ?? '');
  });
}

/** A step's title and paragraphs; a quotation at the end is what the coach says when another choice is tried. */
export function readSteps(path: string, content: string): StepTexts {
  return Object.fromEntries(Object.entries(readTexts(path, content)).map(([id, { title, text }]) => [id, stepOf(title, text)]));
}

function stepOf(title: string, text: string): StepText {
  const paragraphs = text.split(/\n\n+/).map((paragraph) => paragraph.replaceAll('\n', ' '));
  const last = paragraphs.at(-1) ?? '';
  if (!last.startsWith('> ')) return { title, text: paragraphs.join('\n') };
  return { title, text: paragraphs.slice(0, -1).join('\n'), other: last.slice(2) };
}
