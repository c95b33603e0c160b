import BasketPage from '../../features/basket/BasketPage.tsx';
import { individualSession } from '../../features/sessions/sessions.ts';
import { paths } from '../../paths.ts';
import { Cabinet } from '../account/Cabinet.tsx';

/** As on the page of favourites: they belong to this browser, whoever is signed in. */
export default function IndividualFavourites() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {() => <BasketPage />}
    </Cabinet>
  );
}
