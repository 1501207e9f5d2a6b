import type { ComponentType } from 'react';
import { loadNamespaces } from '../lib/i18n.ts';
import type { Namespace } from '../locales/resources.ts';

/** A route's `lazy`: its code and its words, fetched together when first visited. */
export function loadScreen(load: () => Promise<{ default: ComponentType }>, ...namespaces: Namespace[]) {
  return async () => {
    const [screen] = await Promise.all([load(), loadNamespaces(...namespaces)]);
    return { Component: screen.default };
  };
}
