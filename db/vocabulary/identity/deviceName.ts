/** The first that fits: each browser also pretends to be those below it. */
const browsers: [RegExp, string][] = [
  [/YaBrowser/, 'Яндекс Браузер'],
  [/Edg[A-Za-z]{0,3}\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A readable name of the device behind a user agent: «Chrome, Windows». */
export function deviceName(userAgent: string | null): string {
  const found = [browsers, systems].flatMap((names) => {
    const [, name] = names.find(([pattern]) => pattern.test(userAgent ?? '')) ?? [];
    return name ?? [];
  });
  return found.join(', ') || 'Неизвестное устройство';
}
