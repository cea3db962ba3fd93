import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { VassalFileError } from './fault.js';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** What stands directly in it, in one piece. */
  text: string;
}

const MOST_DEPTH = 100;
const MOST_ELEMENTS = 400_000;
const LONGEST_ATTRIBUTE = 1_000_000;

/** An XML document as a tree. It may declare neither a document type nor entities, and is as deep as a module may be. */
export function readXml(text: string, part: string): XmlElement {
  const parser = new SaxesParser({ position: true, xmlns: false });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  let elements = 0;
  const refuse = (en: string, ja: string): never => {
    throw new VassalFileError({ en, ja }, { part, line: parser.line, column: parser.column + 1 });
  };
  parser.on('doctype', () => refuse('it declares a document type', '文書型が宣言されています'));
  parser.on('error', (error) =>
    refuse(`no well-formed XML: ${plain(error)}`, `整形式のXMLではありません：${plain(error)}`),
  );
  parser.on('opentag', (tag: SaxesTagPlain) => {
    elements += 1;
    if (elements > MOST_ELEMENTS) refuse('it has too many elements', '要素が多すぎます');
    if (open.length > MOST_DEPTH) refuse('its elements are nested too deep', '要素の入れ子が深すぎます');
    for (const value of Object.values(tag.attributes)) {
      if (value.length > LONGEST_ATTRIBUTE) refuse('an attribute is too long', '属性が長すぎます');
    }
    const element = { name: tag.name, attributes: { ...tag.attributes }, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  const heard = (words: string): void => {
    open.at(-1)!.text += words;
  };
  parser.on('text', heard);
  parser.on('cdata', heard);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root.children[0] ?? refuse('it is empty', '内容がありません');
}

/** The parser puts the place before its words, which is told apart from them here. */
const plain = (error: Error): string => error.message.replace(/^\d+:\d+: /, '').slice(0, 200);

/** The last part of a class name: HexGrid of VASSAL.build.module.map.boardPicker.board.HexGrid. */
export const simpleName = ({ name }: XmlElement): string => name.slice(name.lastIndexOf('.') + 1);

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => simpleName(child) === name);

/** Everything below an element, itself not included. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    yield child;
    yield* descendants(child);
  }
}
