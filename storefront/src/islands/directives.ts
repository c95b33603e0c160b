import type { AstroIntegration } from 'astro';

const directives = ['used', 'opened', 'kept'];

/** When islands of this site wake up, besides Astro's own moments. */
export function ownDirectives(): AstroIntegration {
  return {
    name: 'own-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of directives)
          addClientDirective({ name, entrypoint: new URL(`./${name}.ts`, import.meta.url).pathname });
      },
    },
  };
}
