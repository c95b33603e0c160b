/** The words of a formatted text, a paragraph a line. */
export function withoutTags(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h\d|tr|blockquote)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  return (page.body.textContent ?? '').trim();
}
