import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types durbar svelte-trusted-html',
];

/** The policy for pages from any static server; Durbar's own sends a stricter one with the same hashes. In development, Vite injects styles into the page. */
export function policy(): Plugin {
  return {
    name: 'durbar:policy',
    apply: 'build',
    transformIndexHtml: (html) => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: [...POLICY, scriptsOf(html)].join('; ') },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Our own files, and what the page itself contains, by its hash. */
function scriptsOf(html: string): string {
  const inside = [...html.matchAll(/<script id="start">(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const hashes = inside.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return ["script-src 'self'", ...hashes].join(' ');
}
