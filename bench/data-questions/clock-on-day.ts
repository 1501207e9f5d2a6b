/**
 * Variables with which a server's clock stands at ten in the morning of a day in China when it starts, and runs on from there: in its threads and
 * processes too. The code is no file, so that processes that may read none have it as well.
 */
export function clockOnDay(day: string): Record<string, string> {
  const shift = Date.parse(`${day}T10:00:00+08:00`) - Date.now();
  const code = `const Real = Date;
const now = () => Real.now() + ${shift};
globalThis.Date = new Proxy(Real, {
  construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [now()], made),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});`;
  const loaded = `--import=data:text/javascript,${encodeURIComponent(code)}`;
  return { NODE_OPTIONS: [process.env.NODE_OPTIONS, loaded].filter(Boolean).join(' ') };
}
