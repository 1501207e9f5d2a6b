CREATE TABLE "work_node" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "run_node" CASCADE;--> statement-breakpoint
ALTER TABLE "job" DROP COLUMN "lease_until";