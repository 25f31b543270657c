import type { Database, Tx } from '@fabula/kit/db';

/** The same database, which tells each statement that it is asked, in transactions and beside them. */
export function tellingStatements(db: Database, told: (sql: string) => void): Database {
  return {
    part: db.part,
    transaction: (work) => db.transaction((tx) => work(tellingTx(tx, told))),
    statement: (sql, bindings) => {
      told(sql);
      return db.statement(sql, bindings);
    },
    close: () => db.close(),
  };
}

function tellingTx(tx: Tx, told: (sql: string) => void): Tx {
  const acquireConnection = async () => {
    const connection = await tx.client.acquireConnection();
    const query = (statement: { readonly text: string }) => {
      told(statement.text);
      return connection.query(statement);
    };
    return { query };
  };
  return Object.create(tx, { client: { value: { acquireConnection } } }) as Tx;
}
