import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { escaped } from './escaped.ts';

/** What other sites show of a link. */
export interface LinkPreview {
  readonly title: string;
  readonly line: string;
  /** The address of the picture, from the root of the server. */
  readonly picture: string;
}

/** Adds the tags that other sites read to a page. */
export function withTags(page: string, preview: LinkPreview | undefined, origin: string, url: string): string {
  if (!preview) return page;
  const tags = {
    'og:site_name': 'Durbar',
    'og:type': 'website',
    'og:title': preview.title,
    'og:description': preview.line,
    'og:url': `${origin}${url}`,
    'og:image': `${origin}${preview.picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  const lines = Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`);
  return page.replace('</head>', () => `${lines.join('')}</head>`);
}

/** The server's address as its visitors know it. */
export function originOf({ settings }: Pick<Context, 'settings'>, { protocol, host }: FastifyRequest): string {
  return settings.publicUrl?.origin ?? `${protocol}://${host}`;
}
