import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOfDocument, type ModuleBlock, writeBlock } from '../../../../tools/module-document.ts';
import { parseCommand, UsageError } from '../usage.ts';
import { ROOT } from './ledgers.ts';

export const NEW_MODULE_HELP = `new-module NAME
    starts a module of Rajas: the files of docs/adding-a-module.md under another name, ready to be played and changed`;

const NAME = /^[a-z]{3,20}$/;

export async function runNewModule(args: readonly string[], root = ROOT): Promise<number> {
  const [name = ''] = parseCommand(args, {}).positionals;
  if (!NAME.test(name)) throw new UsageError('name the module in one lower-case word of 3 to 20 letters, such as fireworks');
  const blocks = blocksOfDocument().map((block) => renamed(block, name));
  const taken = blocks.find(({ path, kind }) => kind === 'ts' && existsSync(join(root, path)));
  if (taken) throw new UsageError(`${taken.path} already exists`);
  for (const block of blocks) writeBlock(root, block);
  console.log([...blocks.map(({ path }) => path), '', ...nextSteps(name)].join('\n'));
  return 0;
}

/** The document's own module is called Lanterns. */
function renamed({ path, kind, text }: ModuleBlock, name: string): ModuleBlock {
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const rename = (words: string): string => words.replaceAll('lanterns', name).replaceAll('Lanterns', title);
  return { path: rename(path), kind, text: rename(text) };
}

function nextSteps(name: string): readonly string[] {
  return [
    'It pays 1 money for every boat that stops on an odd river space. Make it yours; docs/adding-a-module.md says what a module can do.',
    `Play it:  npm run -s durbar -- simulate rajas --players 2 --games 20 --option ${name}=on`,
    'See it:   npm run dev, then New table, Rajas of the Ganges',
  ];
}
