import { openByClicks } from '../../../islands/opener.ts';
import { requestOpener } from './requestOpener.ts';

openByClicks(requestOpener, 'data-open-request');

const query = new URLSearchParams(location.search);
if (query.has('open_request')) {
  requestOpener.open('link');
  // The form is open now; the address must not open it again on reload.
  query.delete('open_request');
  const search = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}${location.hash}`);
}
