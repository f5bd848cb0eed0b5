import type { NodePath } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The parts of Babel's tree that are read here. */
interface Node {
  readonly type: string;
  readonly callee?: { readonly name?: string };
}

const TEXTS = ['StringLiteral', 'TemplateLiteral'];
/** Assertion messages: they describe bugs, which no rule covers. */
const MISTAKES = ['defined', 'Error'];

export const OUR_MISTAKES = 'our-mistakes';

function shouldIgnore(path: NodePath): string | undefined {
  const { node, parent } = path as { readonly node: Node; readonly parent?: Node };
  return TEXTS.includes(node.type) && MISTAKES.includes(parent?.callee?.name ?? '') ? OUR_MISTAKES : undefined;
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, OUR_MISTAKES, { shouldIgnore })];
