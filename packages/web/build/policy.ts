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

/** The policy for pages from any static server; Durbar's own sends a stricter one. In development, Vite injects styles into the page. */
export function policy(): Plugin {
  return {
    name: 'durbar:policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY.join('; ') },
        injectTo: 'head-prepend',
      },
    ],
  };
}
