/** A module by the end of its path without the extension, or by its package. */
const anyOf = (...patterns: string[][]) => new RegExp(patterns.flat().join('|'));
const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}/`);
const modules = (folder: string, ...names: string[]) => names.map((name) => `/${folder}/${name}\\.tsx?$`);

/**
 * Small chunks compress badly: modules that are needed together share a file. React has a file of its own: the plain
 * scripts of a page share the others, and must not fetch it before an island wakes.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: anyOf(
      packages('react', 'react-dom', 'scheduler'),
      modules('src', 'islands/useAwake'),
      modules('components/ui', 'islandIcons', 'Icon'),
    ),
    priority: 4,
  },
  {
    name: 'base',
    test: anyOf(
      modules(
        'db/vocabulary',
        'plural',
        'time',
        'money',
        'patterns',
        'addresses',
        'edge/cabinets',
        'catalog/views',
        'decodeEntities',
      ),
      modules('src', 'islands/\\w+', 'lib/api', 'lib/stored', 'lib/whenSeen'),
      modules('features/edge/visits', '\\w+'),
      modules('features/platform/visits', 'countViews'),
      modules('components/ui', 'toast'),
      // Vite's helper of lazy parts, which plain scripts use as well: another chunk would bring React along.
      ['\\bvite/'],
    ),
    priority: 3,
  },
  {
    name: 'dialogs',
    test: anyOf(
      modules('features/platform/actions', '\\w+'),
      modules('components/ui', 'Dialog', 'LoadFailed', 'Field'),
      modules('src', 'lib/lazily'),
      modules('features/identity/sessions', 'sessions', 'sessionStore', 'tokens'),
      modules('features/platform/forms', 'useCities'),
      modules('db/vocabulary', 'orders/orderForm', 'catalog/closureInWords', 'catalog/prodState'),
    ),
    priority: 2,
  },
  {
    name: 'cabinets',
    test: anyOf(
      modules('features/identity/sessions', 'useCabinet', 'next', 'entering'),
      modules(
        'features/cabinets',
        'account/Cabinet',
        'account/Panel',
        'notifications/Notifications',
        'own/Own',
        'own/More',
        'own/Nothing',
      ),
    ),
    priority: 2,
  },
  {
    name: 'forms',
    test: anyOf(
      packages('react-hook-form'),
      modules(
        'features/platform/forms',
        '\\w*TextField',
        'PhoneField',
        'ConsentField',
        'CheckField',
        'useSingleSubmit',
      ),
      modules('features/platform/forms', 'drafts', 'consent', 'personLabels', 'setServerErrors', 'problems'),
      modules('components/ui', 'ErrorSummary'),
    ),
    priority: 1,
  },
  {
    name: 'booking',
    test: anyOf(modules('features/sales/booking', 'RadioCards', 'ProdSummary', 'orderBody', 'useCourses')),
    priority: 1,
  },
];
