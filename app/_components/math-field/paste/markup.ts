/** As much of a document's node as reading it takes: the browser's own nodes are such. */
export interface MarkupNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<MarkupNode>;
  readonly getAttribute?: (name: string) => string | null;
}

/** An element's name in lower case, without the prefix of its vocabulary. */
export const nameOf = (node: MarkupNode): string => node.nodeName.toLowerCase().replace(/^[a-z]+:/, "");

export const textOf = (node: MarkupNode): string =>
  node.nodeValue ?? [...node.childNodes].map((child) => textOf(child)).join("");

/** The first element of a name inside another, in the order of the document. */
export function findIn(node: MarkupNode, wanted: (node: MarkupNode) => boolean): MarkupNode | null {
  for (const child of node.childNodes) {
    if (wanted(child)) return child;
    const found = findIn(child, wanted);
    if (found) return found;
  }
  return null;
}
