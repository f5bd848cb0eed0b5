import type { SectionText, Texts } from './format.ts';

const HEADING = /^## (.+) \{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

/** Reads a content file: `## Title {#id}` with a text below it, any number of times. Throws for anything else. */
export function readTexts(path: string, content: string): Texts {
  const texts: Record<string, SectionText> = {};
  for (const chunk of content.trim().split(/\n(?=##? )/)) {
    const [heading = '', ...lines] = chunk.split('\n');
    const [, title, id] = HEADING.exec(heading) ?? [];
    const text = lines.join('\n').trim();
    if (title === undefined || id === undefined) throw new Error(`${path}: "${heading}" is not "## Title {#id}"`);
    if (texts[id]) throw new Error(`${path}: two texts for ${id}`);
    if (text === '') throw new Error(`${path}: no text for ${id}`);
    texts[id] = { title, text };
  }
  return texts;
}
