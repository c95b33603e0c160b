/** Opens beside the form, so that nothing typed is lost. */
export const NewTabLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden"> (откроется в новой вкладке)</span>
  </a>
);
