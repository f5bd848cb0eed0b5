import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOfDocument, renamedBlocks, writeBlock } from '../../../../tools/code-document.ts';
import { parseCommand, UsageError } from '../usage.ts';
import { ROOT } from './ledgers.ts';

export const NEW_MODULE_HELP = `new-module NAME
    creates a module for Rajas: the files of docs/adding-a-module.md under your name, ready to play and change`;

const NAME = /^[a-z]{3,20}$/;

export async function runNewModule(args: readonly string[], root = ROOT): Promise<number> {
  const [name = ''] = parseCommand(args, {}).positionals;
  if (!NAME.test(name)) throw new UsageError('name the module in one lower-case word of 3 to 20 letters, such as fireworks');
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const blocks = renamedBlocks(blocksOfDocument('adding-a-module'), [
    ['lanterns', name],
    ['Lanterns', title],
  ]);
  const taken = blocks.find(({ path, kind }) => kind === 'ts' && existsSync(join(root, path)));
  if (taken) throw new UsageError(`${taken.path} already exists`);
  for (const block of blocks) writeBlock(root, block);
  console.log([...blocks.map(({ path }) => path), '', ...nextSteps(name)].join('\n'));
  return 0;
}

function nextSteps(name: string): readonly string[] {
  return [
    'It pays 1 money for every boat that stops on an odd river space. Make it yours; docs/adding-a-module.md says what a module can do.',
    `Play it:  npm run -s durbar -- simulate rajas --players 2 --games 20 --option ${name}=on`,
    'See it:   npm run dev, then New game, Rajas',
  ];
}
