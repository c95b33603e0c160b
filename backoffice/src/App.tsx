import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { useMemo } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource, type Store } from 'react-admin';
import { Route } from 'react-router-dom';
import { type Basename, storeKeyOf } from './basename.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { InvitationPage } from './invitation/InvitationPage.tsx';
import { createDataProvider } from './kit/api/dataProvider.ts';
import { createQueryClient } from './kit/api/queryClient.ts';
import { createTransport } from './kit/api/transport.ts';
import { createI18nProvider } from './kit/i18n/i18nProvider.ts';
import { densityKey } from './kit/list/density.ts';
import { Loading } from './kit/page/Loading.tsx';
import { rememberingStore } from './kit/preferences/rememberingStore.ts';
import { isWorkedOn, type ResourceDefinition } from './kit/resource/definition.ts';
import { screensOf } from './kit/resource/lazyScreen.ts';
import type { ResourceOptions } from './kit/resource/options.ts';
import { createAuthProvider } from './kit/session/authProvider.ts';
import { createReauthenticationPrompt } from './kit/session/reauthenticationPrompt.ts';
import { createTokenStore } from './kit/session/tokenStore.ts';
import { AppLayout } from './layout/AppLayout.tsx';
import { LoginPage } from './layout/LoginPage.tsx';
import { pinsKey } from './layout/menu/usePins.ts';
import { pages } from './layout/pages.ts';
import { NoAccess, NotFound, ScreenError, ServerAway } from './layout/states.tsx';
import { definitionOf, definitions } from './resources/index.ts';
import { screenless } from './resources/screenless.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

const tokens = createTokenStore(window.localStorage);
const reauthentication = createReauthenticationPrompt();
const transport = createTransport(tokens.read, reauthentication.ask);
const dataProvider = createDataProvider('/api/adm', transport);
const authProvider = createAuthProvider({
  partnerTokens: createTokenStore(window.localStorage, sessionTokenKeys.partner),
  transport,
  tokens,
  reauthentication,
  guardedBy: definitionOf,
});
const AccountPage = screensOf(() => import('./account/AccountPage.tsx'))('AccountPage');
const ClientPage = screensOf(() => import('./resources/sales/clients/ClientPage.tsx'))('ClientPage');
const queryClient = createQueryClient();
const i18nProvider = createI18nProvider(definitions, screenless);

/** Raise it when filters are renamed: remembered old ones would go on filtering unseen. */
const storeVersion = '1';

const remembering = {
  isRemembered: (key: string) => key === densityKey || key === pinsKey || key.endsWith('.columns'),
  save: dataProvider.savePreferences,
};

export function App({ basename }: { basename: Basename }) {
  const store = useMemo(
    () => rememberingStore(keepingTheme(localStorageStore(storeVersion, storeKeyOf(basename))), remembering),
    [basename],
  );
  return (
    <Admin
      accessDenied={NoAccess}
      authenticationError={ServerAway}
      authProvider={authProvider}
      catchAll={NotFound}
      dashboard={Dashboard}
      darkTheme={darkTheme}
      dataProvider={dataProvider}
      disableTelemetry
      error={ScreenError}
      i18nProvider={i18nProvider}
      layout={AppLayout}
      loading={Loading}
      loginPage={LoginPage}
      queryClient={queryClient}
      requireAuth
      store={store}
      theme={lightTheme}
      title="Одонта"
    >
      <CustomRoutes>
        {pages.map(({ path, screen: Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </CustomRoutes>
      {definitions.map((definition) => (
        <Resource
          key={definition.name}
          name={definition.name}
          icon={definition.icon}
          options={optionsOf(definition)}
          recordRepresentation={definition.titleOf}
          {...definition.screens}
        />
      ))}
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage transport={transport} />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
        <Route path="/clients/:key" element={<ClientPage />} />
      </CustomRoutes>
    </Admin>
  );
}

function optionsOf(definition: ResourceDefinition): ResourceOptions {
  const {
    label,
    counted,
    empty,
    codes,
    deletedForGood,
    isCopied = false,
    opensWith,
    merging,
    optionOf,
  } = definition;
  return {
    label,
    one: counted[0],
    empty,
    codes,
    hasTrash: !deletedForGood,
    isCopied,
    ...(opensWith && { opensWith }),
    ...(optionOf && { optionOf }),
    ...(merging ? { merging } : {}),
    hasNotes: isWorkedOn(definition),
  };
}

/** Signing out clears filters and selections of the one who leaves; the look of the screen is the workplace's. */
function keepingTheme(store: Store): Store {
  return {
    ...store,
    reset() {
      const theme = store.getItem('theme');
      store.reset();
      if (theme !== undefined) store.setItem('theme', theme);
    },
  };
}
