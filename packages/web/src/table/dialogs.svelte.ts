/** Where to open the rules: at the rule that refused, a piece, a section, or the pending question. */
export interface Topic {
  readonly rule?: string | undefined;
  readonly thing?: string | undefined;
  readonly section?: string;
}

export type DialogName = 'changes' | 'choices' | 'help' | 'words' | 'chronicle' | 'rules';

/** The one dialog that can be open over a table. */
export class Dialogs {
  current = $state<DialogName>();
  /** Where the rules are opened; undefined for their contents. */
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
