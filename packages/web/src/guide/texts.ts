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

/**
 * A step's title and paragraphs. A list names the answers of a quiz in bold and says what each is worth; a quotation at the end is what the
 * coach says when another choice is tried.
 */
export function readSteps(path: string, content: string): StepTexts {
  return Object.fromEntries(Object.entries(readTexts(path, content)).map(([id, { title, text }]) => [id, stepOf(title, text)]));
}

/** The full stop after a name is for readers of the file; in the card the name is a title. */
const ANSWER = /^- \*\*(?<name>.+?)\.?\*\* (?<about>.+)$/;

function stepOf(title: string, content: string): StepText {
  const paragraphs = content.split(/\n\n+/);
  const list = paragraphs.find((paragraph) => paragraph.startsWith('- '));
  const last = paragraphs.at(-1) ?? '';
  const said = paragraphs.filter((paragraph) => paragraph !== list && !paragraph.startsWith('> '));
  return {
    title,
    text: said.map(oneLine).join('\n'),
    ...(list === undefined ? {} : { answers: list.split('\n').map(answerOf) }),
    ...(last.startsWith('> ') ? { other: oneLine(last).slice(2) } : {}),
  };
}

function answerOf(line: string): { name: string; about: string } {
  const { name = '', about = '' } = ANSWER.exec(line)?.groups ?? {};
  return { name, about };
}

function oneLine(paragraph: string): string {
  return paragraph.replaceAll('\n', ' ');
}
