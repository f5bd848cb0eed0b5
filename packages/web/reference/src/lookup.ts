import type { Section } from './format.ts';

/** The section a table thing links to, by the longest matching prefix. */
export function sectionOfThing(sections: readonly Section[], thing: string): Section | undefined {
  let best: { readonly section: Section; readonly length: number } | undefined;
  for (const section of sections) {
    for (const beginning of section.things ?? []) {
      if (thing.startsWith(beginning) && beginning.length > (best?.length ?? 0)) best = { section, length: beginning.length };
    }
  }
  return best?.section;
}

/** The section that explains a rule; of several, the one with the fewest other rules. */
export function sectionOfRule(sections: readonly Section[], rule: string): Section | undefined {
  return sections.filter(({ rules }) => rules.includes(rule)).toSorted((a, b) => a.rules.length - b.rules.length)[0];
}

/** The section that explains how a kind of question is answered. */
export function sectionOfQuestion(sections: readonly Section[], kind: string): Section | undefined {
  return sections.find(({ asks }) => asks?.includes(kind));
}

export function sectionOfSymbol(sections: readonly Section[], symbol: string): Section | undefined {
  return sections.find(({ symbols }) => symbols?.includes(symbol));
}

/** Whether a section is played with these options. A section without conditions always is. */
export function isPlayed({ when }: Section, options: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when ?? {}).every(([option, values]) => values.some((value) => value === options[option]));
}

/** The section with that name; for an option, or an option with its value (`river=printed`), the first section that is mainly about it. */
export function sectionNamed(sections: readonly Section[], name: string): Section | undefined {
  const [option = '', value] = name.split('=');
  const valuesOf = ({ when }: Section): readonly string[] => when?.[option] ?? [];
  const about = sections.filter((section) =>
    value === undefined ? valuesOf(section).length > 0 : valuesOf(section).includes(value),
  );
  const closest = Math.min(...about.map((section) => valuesOf(section).length));
  return (
    sections.find(({ id }) => id === name) ?? about.find((section) => value === undefined || valuesOf(section).length === closest)
  );
}
