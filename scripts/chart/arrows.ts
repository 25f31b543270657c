import type { KubeObject } from './helm.ts';

const COMPONENT = 'app.kubernetes.io/component';

/** Who may come where, and who may go where, by the network policies of parts: `caller -> part:port`. */
export function arrowsIn(objects: readonly KubeObject[]): { ingress: string[]; egress: string[] } {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
  const ingress: string[] = [];
  const egress: string[] = [];
  for (const { spec } of policies) {
    const own = spec.podSelector.matchLabels[COMPONENT];
    for (const rule of spec.ingress ?? [])
      for (const from of rule.from ?? [])
        if (partOf(from)) ingress.push(`${partOf(from)} -> ${own}:${portOf(rule)}`);
    for (const rule of spec.egress ?? [])
      for (const to of rule.to ?? []) if (partOf(to)) egress.push(`${own} -> ${partOf(to)}:${portOf(rule)}`);
  }
  return { ingress: ingress.sort(), egress: egress.sort() };
}

type Peer = { readonly podSelector?: { readonly matchLabels?: Readonly<Record<string, string>> } };

function partOf({ podSelector }: Peer): string | undefined {
  return podSelector?.matchLabels?.[COMPONENT];
}

function portOf(rule: { readonly ports: readonly { readonly port: string | number }[] }): string {
  return rule.ports.map(({ port }) => port).join('+');
}
