/** Lettering that no stack may cover: drawn by the skin where it knows it, shown in the layer above all counters. */
export function above(node: SVGGElement): { destroy: () => void } {
  node.ownerSVGElement?.querySelector('.above')?.append(node);
  return { destroy: () => node.remove() };
}
