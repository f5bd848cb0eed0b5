/** What to open the rules at: the rule that refused, a piece, a certain section, or the question of the moment. */
export interface Topic {
  readonly rule?: string | undefined;
  readonly thing?: string | undefined;
  readonly section?: string;
}

export type DialogName = 'changes' | 'choices' | 'help' | 'words' | 'chronicle' | 'rules';

/** The one dialog that can be open over a table. */
export class Dialogs {
  current = $state<DialogName>();
  /** What the rules are opened at; undefined for their contents. */
  topic = $state.raw<Topic>();

  open(name: DialogName): void {
    this.current = name;
  }

  openRules(topic: Topic | undefined): void {
    this.topic = topic;
    this.current = 'rules';
  }

  close(): void {
    this.current = undefined;
  }
}
