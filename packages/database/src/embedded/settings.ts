/**
 * Settings of the embedded PostgreSQL for a small machine. It is reached only over its socket, and nothing replicates it. Durability is
 * PostgreSQL's default: acknowledged writes are on disk.
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // A server and each of the operator's commands take eleven at most.
  max_connections: '60',
  shared_buffers: '128MB',
  // Containers give /dev/shm 64 MB.
  dynamic_shared_memory_type: 'mmap',
  // Queries here read few rows: more processes or compiled expressions cost more than they save.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // Without these PostgreSQL keeps four more processes that have nothing to do.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  // The log before a checkpoint takes this much disk at most.
  max_wal_size: '512MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Solid-state disks and memory read any page as quickly as the next one.
  random_page_cost: '1.1',
  // Statements that fail are reported by the process that sent them; they may hold personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}
