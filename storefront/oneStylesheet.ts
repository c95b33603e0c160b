import type { AstroIntegration } from 'astro';

/**
 * Each environment of the build makes a stylesheet, and Astro links them all to every page. The server's own
 * has all styles of a rendered page: the islands' styles are there too, since the server renders them first.
 */
export function oneStylesheet(): AstroIntegration {
  let ofServer = '';
  const remember = {
    name: 'one-stylesheet',
    applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Record<string, { fileName: string }>) {
        ofServer = Object.keys(bundle).find((name) => name.endsWith('.css')) ?? ofServer;
      },
    },
  };
  return {
    name: 'one-stylesheet',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [remember] } }),
      'astro:build:ssr': ({ manifest }) => {
        if (ofServer === '') throw new Error('The build of the server made no stylesheet.');
        for (const route of manifest.routes)
          if (!route.routeData.prerender)
            route.styles = route.styles.filter(
              (style) => style.type === 'external' && style.src === ofServer,
            );
      },
    },
  };
}
