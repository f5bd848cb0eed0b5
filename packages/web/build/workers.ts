import type { Plugin } from 'vite';

const SHARED = /[\\/]match\.worker\.ts$/;
const QUERY = '?worker&url';
const MARK = '\0shared-worker:';
/** Chunks that can't start without a document. */
const PAGES: readonly string[] = ['parts', 'shell', 'table'];
const PRELOADING = 'vite/preload-helper';

/**
 * Builds the worker of a match together with the page: both load the same files, and a browser fetches them once. Vite
 * itself builds every worker separately, with copies of its own.
 */
export function sharedWorker(): Plugin {
  return {
    name: 'durbar:shared-worker',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?worker&url$/ },
      async handler(source, importer) {
        const worker = await this.resolve(source.slice(0, -QUERY.length), importer);
        return worker && SHARED.test(worker.id) ? MARK + worker.id : undefined;
      },
    },
    load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const file = this.emitFile({ type: 'chunk', id: id.slice(MARK.length) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    transform: (code, id) => (id.includes(PRELOADING) ? withoutPage(code) : undefined),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const worker = chunks.find(({ facadeModuleId }) => SHARED.test(facadeModuleId ?? ''));
      const ofPages = chunks.filter(({ name, fileName }) => PAGES.includes(name) && worker?.imports.includes(fileName));
      for (const { name } of ofPages)
        this.error(`the worker of a match needs a part of "${name}", which needs a document; see KERNEL in chunks.ts`);
    },
  };
}

/** The code that loads parts ahead of time: in a worker there is no document to do it in, and no window to tell that it failed. */
function withoutPage(code: string): string {
  const changed = code
    .replace('deps.length > 0', "deps.length > 0 && 'document' in globalThis")
    .replace('window.', 'globalThis.');
  if (!changed.includes("'document' in") || changed.includes('window.')) throw new Error('Vite loads parts in another way now');
  return changed;
}
