import type { Plugin } from 'vite';

const WORDS = /[\\/]shell[\\/]messages[\\/](\w\w)\.ts$/;
const SCRIPT = 'src="/start.js"';

/** Tells the script that runs first where the words of the first page are, by language: `public/start.js` asks for those it will need. */
export function firstWords(): Plugin {
  return {
    name: 'durbar:first-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle).flatMap((file) => {
          const [, language] = (file.type === 'chunk' && WORDS.exec(file.facadeModuleId ?? '')) || [];
          return language === undefined ? [] : [`data-${language}="/${file.fileName}"`];
        });
        if (files.length === 0 || !html.includes(SCRIPT)) throw new Error('the words of the first page are not where they were');
        return html.replace(SCRIPT, [SCRIPT, ...files].join(' '));
      },
    },
  };
}
