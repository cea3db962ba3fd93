import ts from 'typescript';

type Schemas = ReadonlyMap<string, ts.TypeNode>;

/** The schemas in what openapi-typescript writes: `interface components { schemas: { Name: ... } }`. */
export function schemasIn(source: string): Schemas {
  const file = ts.createSourceFile('openapi.ts', source, ts.ScriptTarget.Latest, true);
  const components = file.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  );
  const schemas = members(components?.members).get('schemas');
  if (!schemas || !ts.isTypeLiteralNode(schemas)) throw new Error('no schemas among the generated types');
  return members(schemas.members);
}

const members = (nodes: Iterable<ts.TypeElement> = []): Map<string, ts.TypeNode> =>
  new Map([...nodes].flatMap((node) => (ts.isPropertySignature(node) && node.type ? [[nameOf(node), node.type]] : [])));

const nameOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

/** Where a type, or one that it leads to, says `unknown`, `any` or `Record<string, never>`: "Schema.field" each. */
export function openPlaces(schemas: Schemas, root: string): string[] {
  const places: string[] = [];
  const seen = new Set<string>();
  const enter = (name: string): void => {
    const type = schemas.get(name);
    if (!type) throw new Error(`no schema ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    visit(type, name);
  };
  const visit = (node: ts.Node, place: string): void => {
    if (isOpen(node)) places.push(place);
    const named = schemaNamed(node);
    if (named !== undefined) enter(named);
    else
      ts.forEachChild(node, (child) =>
        visit(child, ts.isPropertySignature(child) ? `${place}.${nameOf(child)}` : place),
      );
  };
  enter(root);
  return places;
}

const isOpen = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.UnknownKeyword ||
  node.kind === ts.SyntaxKind.AnyKeyword ||
  (ts.isTypeReferenceNode(node) && node.getText() === 'Record<string, never>');

/** `components["schemas"]["Name"]` is Name. */
function schemaNamed(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || node.objectType.getText() !== 'components["schemas"]') return undefined;
  const { indexType } = node;
  return ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) ? indexType.literal.text : undefined;
}
