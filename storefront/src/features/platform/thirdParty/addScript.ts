export function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
