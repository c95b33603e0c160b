import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';

import { chunkGroups } from './chunkGroups.ts';
import { oneStylesheet } from './oneStylesheet.ts';
import { beforePaint } from './src/features/advertising/banners/beforePaint.ts';
import { ownDirectives } from './src/islands/directives.ts';

/** How long a cached page may miss changes of the feed, and how long it may still be shown while it is renewed. */
const keeping = { maxAge: 60, swr: 86_400 };

export default defineConfig({
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), ownDirectives(), oneStylesheet()],
  trailingSlash: 'never',
  // By HTML's own rules for spaces, which are those of the formatter too.
  compressHTML: true,
  build: { format: 'file', inlineStylesheets: 'never' },
  // A provider of the CDN kind: pages only declare, the page edge in front of them keeps.
  cache: {
    provider: { name: 'page-edge', entrypoint: new URL('./src/lib/pageEdgeProvider.ts', import.meta.url) },
  },
  routeRules: { '/[...path]': keeping },
  session: false,
  markdown: { syntaxHighlight: false },
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  security: {
    csp: {
      scriptDirective: {
        hashes: [`sha256-${createHash('sha256').update(beforePaint).digest('base64')}`],
      },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    },
  },
});
