import { ANY_LENGTH, ANY_NUMBER, COUNT, integer, list, published, text } from '../../kernel/fields/index.js';

@published('One bad field.')
export class ProblemField {
  @integer('Of a body that is read line by line, the line.', { ...COUNT, optional: true }) line?: number;
  @text('JSON pointer to it.', ANY_LENGTH) pointer!: string;
  @text('What is wrong with it.', ANY_LENGTH) detail!: string;
}

@published('A refusal (RFC 9457); each type may have further members.', { open: true })
export class Problem {
  @text('Which problem it is: an address that says more.', ANY_LENGTH) type!: string;
  @text('What it is called.', ANY_LENGTH) title!: string;
  @integer('The HTTP status.', COUNT) status!: number;
  @text('What happened this time.', ANY_LENGTH) detail!: string;
  @text('The address that was asked.', { ...ANY_LENGTH, optional: true }) instance?: string;
  @text('What finds it in the log.', { ...ANY_LENGTH, optional: true }) requestId?: string;
  @list('Every bad field.', ProblemField, { ...ANY_NUMBER, optional: true }) errors?: readonly ProblemField[];
}
