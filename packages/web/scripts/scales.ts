/** Fails for any type size, space, corner, colour or screen size, in a style or a script, that is not on the scales of `src/style`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnClasses, faultsOfScript, faultsOfStyle, isDrawn } from './styles.ts';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
/** Where the scales and colours themselves are defined. */
const TOKENS = /(tokens|scales)\.css$/;

function faultsIn(path: string, text: string): readonly string[] {
  if (path.endsWith('.ts')) return faultsOfScript(text);
  if (path.endsWith('.css')) return faultsOfStyle(text, () => false);
  const [markup = '', style = ''] = text.split(/<style[^>]*>/);
  const [script = ''] = markup.split('</script>');
  const drawn = drawnClasses(markup);
  return [...faultsOfScript(script), ...faultsOfStyle(style.replace('</style>', ''), (selector) => isDrawn(selector, drawn))];
}

const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(svelte|css|ts)$/.test(path) && !/\.test\.ts$/.test(path) && !TOKENS.test(path),
);
const faults = paths.flatMap((path) =>
  faultsIn(path, readFileSync(join(SOURCE, path), 'utf8')).map((fault) => `${path}: ${fault} is not on the scales`),
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
