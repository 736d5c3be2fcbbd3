/** The words of the pages that teach, which the table itself does not carry; all others are the table's. */
import { settings } from '../state/settings.svelte';
import { t as ofTable } from '../state/text.svelte';
import { lookup, makeBundle, type TextArgs } from '../text/fluent';

const files = import.meta.glob<string>('../../../src/polemos/lessons/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bundles = new Map(
  Object.entries(files).map(([path, source]) => {
    const lang = path.replace(/^.*\/|\.ftl$/g, '');
    return [lang, makeBundle(lang, source)];
  }),
);

export const t = (key: string, args?: TextArgs): string => {
  const own = bundles.get(settings.lang) ?? bundles.get('en');
  return (own && lookup(own, `ui-${key}`, args)) ?? ofTable(key, args);
};
