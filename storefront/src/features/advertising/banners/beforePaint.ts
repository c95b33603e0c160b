/**
 * Runs in the head, before anything is drawn: a banner that this visitor has closed must not flash. Plain
 * JavaScript as text, since the policy of the pages allows it by its hash.
 */
export const bannersClosedKey = 'banners_closed';
export const stripClosedKey = (dateEnd: number | string) => `top_strip_closed_${dateEnd}`;

export const beforePaint = `(function (root) {
  var end = root.dataset.strip;
  try {
    if (sessionStorage.getItem('${bannersClosedKey}')) root.dataset.bannersClosed = '';
    if (end && localStorage.getItem('${stripClosedKey('')}' + end)) delete root.dataset.strip;
  } catch (refused) {}
  if (end && end * 1000 <= Date.now()) delete root.dataset.strip;
})(document.documentElement);`;
